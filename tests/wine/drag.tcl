# Another program, whose window files can be dragged from: wish drag.tcl FILE...
package require tkdnd
wm title . {Files to drag}
wm attributes . -topmost 1
label .files -text {Drag me} -width 16 -height 4
pack .files
tkdnd::drag_source register .files DND_Files
bind .files <<DragInitCmd>> {list copy DND_Files $::argv}
