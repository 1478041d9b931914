/// Why a frame may differ from the stored one, as far as the file tells; the first that applies counts.
enum Cause: String, CaseIterable {
    /// Xcode knew that the stored frame, or that of an ancestor, is not the one of the constraints.
    case stale
    /// Xcode knew that the constraints leave the frame open.
    case ambiguous
    /// The view is hidden, and its stack leaves it where it was.
    case hidden
    /// An image that the view or one inside it shows is in no resource of the file.
    case missingImage = "missing image"
    /// A font is none of the system's.
    case missingFont = "missing font"
    /// The view is of another framework.
    case foreign
    /// The view is drawn by a class that is not there, and has no constraints or content of its own to be sized by.
    case customClass = "custom class"
    /// Xcode gives stack views without content 50 points to be seen by.
    case emptyStack = "empty stack"
    /// Xcode 26 drew the controls of iOS 26, which are larger.
    case newDesign = "iOS 26"
    /// An Xcode before 11 drew the controls of iOS 12, of which some are lower, and the labels of rows with other
    /// margins.
    case oldDesign = "iOS 12"
    /// The text or the image was erased after the frame was stored: there is room for one.
    case erased
    /// The stored frame breaks a required constraint: it is stale, or Xcode gave up one of several that contradict each
    /// other.
    case contradicted
    /// The superview has another size, which is counted there.
    case superview
    /// A sibling, or a view inside, needs what is not there, and moves it.
    case tied
    /// Nothing excuses it.
    case none = "not known"

    /// Whether the view needs something that is not there, so that its frame says nothing.
    var isExcuse: Bool {
        switch self {
        case .superview, .none: false
        default: true
        }
    }

    /// In words, for a table.
    var meaning: String {
        switch self {
        case .stale: "Xcode marked the stored frame as not that of the constraints"
        case .ambiguous: "Xcode marked the frame as left open by the constraints"
        case .hidden: "Stack views leave hidden views where they were"
        case .missingImage: "It needs an image that is not there"
        case .missingFont: "It needs a font that is not there"
        case .foreign: "It is of another framework"
        case .customClass: "A class of the application draws it"
        case .emptyStack: "Xcode gave the empty stack view 50 points"
        case .newDesign: "Xcode 26 stored it, with the larger controls of iOS 26"
        case .oldDesign: "An Xcode before 11 stored it, with the controls and rows of iOS 12"
        case .erased: "It has no text or no image, but was stored with room for one"
        case .contradicted: "The stored frame breaks a required constraint"
        case .superview: "Its superview has another size, and is counted, too"
        case .tied: "A sibling, or a view inside, differs for one of the causes above"
        case .none: "Not known: a fault of this package or of the program"
        }
    }
}
