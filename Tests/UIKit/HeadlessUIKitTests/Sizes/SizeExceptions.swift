/// What is larger in `Sources` than it should be, with the reason. The lists get shorter and no longer.
enum SizeExceptions {
    /// Files of more than 300 lines.
    static let files = Dictionary(
        uniqueKeysWithValues: classes.map {
            ("\($0).swift", "Swift wants overridable members in the class")
        })

    /// Classes whose overridable members fill the file.
    private static let classes = [
        "CALayer", "UIApplication", "UIBarButtonItem", "UIButton", "UICollectionView", "UIControl",
        "UILabel", "UINavigationBar", "UINavigationController", "UIScrollView", "UISearchBar",
        "UISegmentedControl", "UISlider", "UITableView", "UITableViewCell", "UITableViewController",
        "UITextField",
        "UITextView", "UIView", "UIViewController",
    ]

    /// Folders of more than twelve files.
    static let folders = [
        "ConstraintSolver/System": "one type in extensions, one a step of the solution",
        "TABTestKit/Contexts": "TABTestKit's contexts, one a file",
        "TABTestKit/Protocols": "TABTestKit's protocols of elements, one a file",
        "XCUIAutomation/Elements": "the one class XCUIElement, by what it does",
    ]

    /// Functions of more than 40 lines, by their files.
    static let functions = [
        "GeneratedKeys+Scrolling.swift: keysOfUIScrollView": "generated: a table of properties",
        "GeneratedKeys+Lists.swift: keysOfUITableView": "generated: a table of properties",
        "GeneratedKeys+Text.swift: keysOfUITextField": "generated: a table of properties",
        "GeneratedKeys+Text.swift: keysOfUITextView": "generated: a table of properties",
        "GeneratedKeys+Views.swift: keysOfUIView": "generated: a table of properties",
        "HitObstacle.swift: reason": "one text a case",
        "TextDrawing.swift: pieces": "one pass over a line, with what it carries along",
    ]

    /// How many lines have more than 120 characters.
    static let longLines = 422
}
