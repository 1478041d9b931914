import HeadlessUIKit
import XCUIAutomation

/// The software keyboard; there is one, ``keyboard``.
///
/// ```swift
/// keyboard.waitFor(.visible)
/// XCTAssertEqual(keyboard.keyboardType, .emailAddress)
/// keyboard.key("a").tap()
/// ```
///
/// Where the module `Keyboard` is imported, too, its names are spelled with it: `Keyboard::SoftwareKeyboard`.
public struct Keyboard: Element {
    /// None: there is one keyboard.
    public let id: String? = nil
    /// The application that the keyboard belongs to.
    public let parent: any Element
    /// `keyboard`.
    public let type: XCUIElement.ElementType = .keyboard

    /// Makes a description of a keyboard.
    ///
    /// - Parameter parent: the application that the keyboard belongs to.
    public init(parent: any Element = App.shared) {
        self.parent = parent
    }

    /// The point above the middle of its upper edge, or of the prediction bar's if there is one, as a part of the screen's
    /// size: a drag that starts there does not meet a key.
    public var topCoordinate: CGVector {
        let bar = predictionBar
        let element = bar.underlyingXCUIElement.exists ? bar.underlyingXCUIElement : underlyingXCUIElement
        return CGVector(dx: 0.5, dy: (element.frame.minY - 1) / XCUIDevice.shared.frame.maxY)
    }

    /// The bar with proposals above the keys. The keyboard here shows none.
    public var predictionBar: PredicationBar { PredicationBar(parent: parent) }

    /// A key by its label.
    ///
    /// - Parameters:
    ///   - id: the label, such as `a` or `return`.
    ///   - isActuallyButton: whether XCUITest counts it among buttons, as the return key.
    public func key(_ id: String, isActuallyButton: Bool = false) -> Key {
        Key(id: id, parent: self, isActuallyButton: isActuallyButton)
    }
}

/// The software keyboard of the application.
public let keyboard = Keyboard()
