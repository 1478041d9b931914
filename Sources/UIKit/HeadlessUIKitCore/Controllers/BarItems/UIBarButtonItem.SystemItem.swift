extension UIBarButtonItem {
    /// The system items, with UIKit's raw values.
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// Ends a task, and keeps its result.
        case done
        /// Ends a task, and discards its result.
        case cancel
        /// Begins to edit.
        case edit
        /// Saves.
        case save
        /// Adds something: a plus sign.
        case add
        /// A share of the remaining space.
        case flexibleSpace
        /// A space of the item's width.
        case fixedSpace
        /// Writes something new: a pencil and paper.
        case compose
        /// Replies: an arrow.
        case reply
        /// Shows the available actions: a box with an arrow.
        case action
        /// Files something: a folder.
        case organize
        /// Shows bookmarks: a book.
        case bookmarks
        /// Searches: a magnifying glass.
        case search
        /// Reloads: a round arrow.
        case refresh
        /// Stops: a cross.
        case stop
        /// Takes a picture: a camera.
        case camera
        /// Deletes: a bin.
        case trash
        /// Plays.
        case play
        /// Pauses.
        case pause
        /// Plays backwards.
        case rewind
        /// Plays forwards fast.
        case fastForward
        /// Undoes the last change.
        case undo
        /// Redoes the last change.
        case redo
        /// Turns the page, as Maps once did.
        case pageCurl
        /// Closes what is shown: a cross.
        case close
    }
}

extension UIBarButtonItem.SystemItem {
    /// The title in the bar; `nil` for an image or a space.
    var title: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo: name?.asSystemText
        default: nil
        }
    }

    /// The accessibility label of the item, in English; `nil` for a space.
    ///
    /// Apple documents no names. "Share" and "Delete", for images whose cases have other names, are common in tests of
    /// applications.
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
