extension UIBarButtonItem {
    /// The items that the system knows, with UIKit's numbers.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// Ends what the user does, keeping it.
        case done
        /// Ends what the user does, dropping it.
        case cancel
        /// Begins to edit.
        case edit
        /// Saves.
        case save
        /// Adds something: a plus sign.
        case add
        /// The space that is left.
        case flexibleSpace
        /// A space of the item's width.
        case fixedSpace
        /// Writes something new: a pencil and paper.
        case compose
        /// Answers: an arrow.
        case reply
        /// Offers what can be done: a box with an arrow.
        case action
        /// Files something: a folder.
        case organize
        /// Shows bookmarks: a book.
        case bookmarks
        /// Searches: a magnifying glass.
        case search
        /// Loads anew: a round arrow.
        case refresh
        /// Stops: a cross.
        case stop
        /// Takes a picture: a camera.
        case camera
        /// Throws away: a bin.
        case trash
        /// Plays.
        case play
        /// Halts.
        case pause
        /// Goes backwards.
        case rewind
        /// Goes forwards quickly.
        case fastForward
        /// Takes back.
        case undo
        /// Does again.
        case redo
        /// Turns the page, as maps once did.
        case pageCurl
        /// Closes what is shown: a cross.
        case close
    }
}

extension UIBarButtonItem.SystemItem {
    /// What can be read in the bar; `nil` where it is a picture, or a space.
    var title: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo: name
        default: nil
        }
    }

    /// What assistive technology calls the item, in English; `nil` for a space.
    ///
    /// Apple documents no names. "Share" and "Delete", for pictures whose case is called otherwise, are what
    /// is commonly met with in tests of applications.
    var name: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        case .undo: "Undo"
        case .redo: "Redo"
        case .pageCurl: "Page Curl"
        case .close: "Close"
        }
    }
}
