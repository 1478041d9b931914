import FailureReporting
import HeadlessUIKit

/// What an element and those inside it were at an instant.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The snapshots of the elements right inside it.
    var children: [any XCUIElementSnapshot] { get }

    /// The attributes and children as a dictionary.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElement {
    /// The name of an attribute in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an attribute's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type.
        public static let elementType = Self(rawValue: "elementType")
        /// The value.
        public static let value = Self(rawValue: "value")
        /// The placeholder.
        public static let placeholderValue = Self(rawValue: "placeholderValue")
        /// The title.
        public static let title = Self(rawValue: "title")
        /// The label.
        public static let label = Self(rawValue: "label")
        /// Whether it is enabled.
        public static let enabled = Self(rawValue: "enabled")
        /// Whether it is selected.
        public static let selected = Self(rawValue: "selected")
        /// Whether it has focus.
        public static let hasFocus = Self(rawValue: "hasFocus")
        /// The identifier.
        public static let identifier = Self(rawValue: "identifier")
        /// The horizontal size class.
        public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
        /// The vertical size class.
        public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
        /// The frame.
        public static let frame = Self(rawValue: "frame")
        /// The children.
        public static let children = Self(rawValue: "children")
    }

    /// What the element and those inside it are now.
    ///
    /// Of a hierarchy deeper than 500 levels the rest is left out, with a warning.
    ///
    /// - Throws: an error with the reason if it does not exist, or there are several.
    /// - Complexity: O(*n*) in the elements inside it.
    public func snapshot() throws -> any XCUIElementSnapshot {
        let found = OnMainActor.run { () -> Result<StoredSnapshot, AutomationFailure> in
            self.lookup.laidOut().onlyNode(for: "snapshot()").map { StoredSnapshot.tree(of: $0, self.lookup) }
        }
        return try found.get()
    }
}

/// A snapshot, with its children.
final class StoredSnapshot: NSObject, XCUIElementSnapshot, Sendable {
    let identifier: String
    let frame: CGRect
    let text: String?
    let title: String
    let label: String
    let elementType: XCUIElement.ElementType
    let isEnabled: Bool
    let horizontalSizeClass: XCUIElement.SizeClass
    let verticalSizeClass: XCUIElement.SizeClass
    let placeholderValue: String?
    let isSelected: Bool
    let hasFocus: Bool
    private let parts: [StoredSnapshot]

    var value: Any? { text }
    var children: [any XCUIElementSnapshot] { parts }

    @MainActor
    private init(_ node: AutomationNode, _ parts: [StoredSnapshot]) {
        identifier = node.identifier
        frame = node.frame
        text = node.value
        title = node.title
        label = node.label
        elementType = node.elementType
        isEnabled = node.isEnabled
        horizontalSizeClass = node.horizontalSizeClass
        verticalSizeClass = node.verticalSizeClass
        placeholderValue = node.placeholderValue
        isSelected = node.isSelected
        hasFocus = node.hasFocus
        self.parts = parts
    }

    private static let depthLimit = 500

    @MainActor
    static func tree(of node: AutomationNode, _ lookup: ElementLookup) -> StoredSnapshot {
        /// The nodes whose children are being met, and those children's snapshots.
        var open: [(node: AutomationNode, parts: [StoredSnapshot])] = [(node, [])]
        var omitted = 0
        func close(to depth: Int) {
            while open.count > depth {
                let (node, parts) = open.removeLast()
                open[open.count - 1].parts.append(StoredSnapshot(node, parts))
            }
        }
        node.visitDescendants(rows: true) { inner, depth in
            if depth > depthLimit {
                omitted += 1
            } else {
                close(to: depth)
                open.append((inner, []))
            }
            return true
        }
        close(to: 1)
        if omitted > 0 {
            AutomationFailure(
                "\(lookup.code).snapshot() leaves out \(omitted) elements deeper than \(depthLimit) levels."
            ).recordWarning()
        }
        return StoredSnapshot(node, open[0].parts)
    }

    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
        var values: [XCUIElement.AttributeName: Any] = [
            .identifier: identifier, .frame: frame, .title: title, .label: label,
            .elementType: elementType.rawValue, .enabled: isEnabled,
            .horizontalSizeClass: horizontalSizeClass.rawValue,
            .verticalSizeClass: verticalSizeClass.rawValue,
            .selected: isSelected, .hasFocus: hasFocus, .children: parts.map(\.dictionaryRepresentation),
        ]
        if let text { values[.value] = text }
        if let placeholderValue { values[.placeholderValue] = placeholderValue }
        return values
    }
}
