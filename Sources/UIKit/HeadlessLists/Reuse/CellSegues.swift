/// The segues that a cell of a storyboard triggers.
package struct CellSegues {
    /// When the cell is selected by touch.
    package var selection: SegueTemplate?
    /// When its accessory button is tapped.
    package var accessory: SegueTemplate?

    package init() {}
}
