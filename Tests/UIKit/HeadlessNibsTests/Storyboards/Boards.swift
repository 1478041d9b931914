import HeadlessUIKit

@testable import HeadlessNibs

/// A storyboard with some scenes, as Xcode writes it.
func boardText(_ scenes: [String], initial: String? = "first") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    </document>
    """
}

/// A navigation controller's element.
func navigation(_ id: String, root: String) -> String {
    """
    <navigationController id="\(id)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="\(id)-bar"/>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
    </connections></navigationController>
    """
}

/// A container view's element, which shows the controllers of others.
func container(_ id: String, embedding ids: String...) -> String {
    let segues = ids.enumerated().map { "<segue destination=\"\($1)\" kind=\"embed\" id=\"\(id)-\($0)\"/>" }
    return """
        <containerView id="\(id)"><rect key="frame" x="10" y="20" width="100" height="50"/>
        <connections>\(segues.joined())</connections></containerView>
        """
}

/// The element of a reference to a controller of another storyboard.
func reference(_ id: String, to name: String, _ identifier: String? = nil) -> String {
    """
    <viewControllerPlaceholder storyboardName="\(name)" \
    \(identifier.map { "referencedIdentifier=\"\($0)\"" } ?? "") id="\(id)" sceneMemberID="viewController"/>
    """
}

/// A storyboard that is not in a file; its references lead nowhere.
@MainActor
struct MemoryBoard {
    let document: NibDocument
    private let contents: LoadedStoryboard
    private let storyboard = UIStoryboard(name: "Absent", bundle: nil)

    init(_ text: String) throws(NibFileError) {
        document = try NibDocument(reading: Array(text.utf8), file: "Main.storyboard")
        contents = LoadedStoryboard(document)
    }

    /// Makes the controller of an object ID.
    func controller(_ id: String) throws(NibProblem) -> UIViewController {
        try contents.makeController(object: id, of: storyboard)
    }
}
