import HeadlessUIKit
import Robot

/// A key without a character, for ``XCUIElement/typeText(_:fileID:filePath:line:column:)`` by its raw value, and for
/// ``XCUIElement/typeKey(_:modifierFlags:fileID:filePath:line:column:)-(XCUIKeyboardKey,_,_,_,_,_)``.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key, as Apple numbers them.
    public let rawValue: String

    /// Makes a key of the character that stands for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Deletes the character before the caret.
    public static let delete = Self(rawValue: "\u{8}")
    /// Deletes the character after the caret.
    public static let forwardDelete = Self(rawValue: "\u{7F}")
    /// The return key.
    public static let `return` = Self(rawValue: "\r")
    /// The enter key.
    public static let enter = Self(rawValue: "\u{3}")
    /// The tab key.
    public static let tab = Self(rawValue: "\t")
    /// The space bar.
    public static let space = Self(rawValue: " ")
    /// The escape key.
    public static let escape = Self(rawValue: "\u{1B}")
    /// The arrow up.
    public static let upArrow = Self(rawValue: "\u{F700}")
    /// The arrow down.
    public static let downArrow = Self(rawValue: "\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = Self(rawValue: "\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = Self(rawValue: "\u{F703}")
    /// The home key.
    public static let home = Self(rawValue: "\u{F729}")
    /// The end key.
    public static let end = Self(rawValue: "\u{F72B}")
    /// The page up key.
    public static let pageUp = Self(rawValue: "\u{F72C}")
    /// The page down key.
    public static let pageDown = Self(rawValue: "\u{F72D}")

    private static let firstFunction: UInt32 = 0xF704

    private static func function(_ number: UInt32) -> Self {
        Self(rawValue: Unicode.Scalar(firstFunction + number - 1).map { String(Character($0)) } ?? "")
    }
}

// Apple's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension XCUIKeyboardKey {
    /// The function key F1.
    public static let F1 = function(1)
    /// The function key F2.
    public static let F2 = function(2)
    /// The function key F3.
    public static let F3 = function(3)
    /// The function key F4.
    public static let F4 = function(4)
    /// The function key F5.
    public static let F5 = function(5)
    /// The function key F6.
    public static let F6 = function(6)
    /// The function key F7.
    public static let F7 = function(7)
    /// The function key F8.
    public static let F8 = function(8)
    /// The function key F9.
    public static let F9 = function(9)
    /// The function key F10.
    public static let F10 = function(10)
    /// The function key F11.
    public static let F11 = function(11)
    /// The function key F12.
    public static let F12 = function(12)
}

extension XCUIKeyboardKey {
    /// The key of the keyboard; `nil` for a raw value that is a text.
    var keystroke: Keystroke? {
        switch self {
        case .delete: return .delete
        case .forwardDelete: return .forwardDelete
        case .return, .enter: return .return
        case .tab: return .tab
        case .escape: return .escape
        case .upArrow: return .up
        case .downArrow: return .down
        case .leftArrow: return .left
        case .rightArrow: return .right
        case .home: return .home
        case .end: return .end
        case .pageUp: return .pageUp
        case .pageDown: return .pageDown
        default:
            guard let scalar = rawValue.unicodeScalars.first, rawValue.unicodeScalars.count == 1,
                (Self.firstFunction..<Self.firstFunction + 12).contains(scalar.value)
            else { return nil }
            return .function(Int(scalar.value - Self.firstFunction) + 1)
        }
    }
}
