import XCUIAutomation

extension Keyboard {
    /// A key of the software keyboard.
    public struct Key: Element, Tappable {
        /// The label.
        public let id: String?
        /// `key` or `button`.
        public let type: XCUIElement.ElementType
        /// The keyboard.
        public let parent: any Element

        /// Makes a description of a key.
        ///
        /// - Parameters:
        ///   - id: the label, such as `a` or `return`.
        ///   - parent: the keyboard.
        ///   - isActuallyButton: whether XCUITest counts it among buttons, as the return key.
        public init(id: String, parent: Keyboard, isActuallyButton: Bool = false) {
            self.id = id
            type = isActuallyButton ? .button : .key
            self.parent = parent
        }
    }

    /// The decimal point.
    public var decimal: Key { key(".") }
    /// The letter a.
    public var a: Key { key("a") }
    /// The key that shows numbers.
    public var moreNumbers: Key { key("numbers") }
    /// The key that shows letters.
    public var moreLetters: Key { key("letters") }
    /// The key of a phone pad that shows further symbols.
    public var phonePadShift: Key { key("Shift") }
    /// The space bar.
    public var space: Key { key("space") }
    /// The at sign.
    public var at: Key { key("@") }
    /// The number sign.
    public var hash: Key { key("#") }
    /// The digit 0.
    public var zero: Key { key("0") }
    /// The key that types `.com`.
    public var dotCom: Key { key(".com") }
    /// The slash.
    public var forwardSlash: Key { key("/") }
    /// The exclamation mark.
    public var exclamation: Key { key("!") }
}
