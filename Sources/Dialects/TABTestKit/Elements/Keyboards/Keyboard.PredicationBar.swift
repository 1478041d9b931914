import XCUIAutomation

extension Keyboard {
    /// The bar with proposals above the keys, spelled as in the original. The keyboard here shows none.
    public struct PredicationBar: Element {
        /// `Typing Predictions`.
        public let id: String? = "Typing Predictions"
        /// `other`.
        public let type: XCUIElement.ElementType = .other
        /// The application that the keyboard belongs to.
        public let parent: any Element

        init(parent: any Element) {
            self.parent = parent
        }
    }
}
