import FailureReporting
import HeadlessUIKit

extension SoftwareKeyboard {
    /// Holds modifier keys of a hardware keyboard down, until they are released: whatever is typed meanwhile is typed
    /// with them.
    ///
    /// ```swift
    /// SoftwareKeyboard.main.press(.shift)
    /// SoftwareKeyboard.main.type(.left, .left)
    /// SoftwareKeyboard.main.release(.shift)
    /// ```
    ///
    /// What is no modifier key cannot be held, and what is held already cannot be held again; either is a failure.
    public func press(
        _ keys: Keystroke..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            for key in keys {
                guard let (name, modifier) = key.heldAlone else { return }
                if system.heldModifiers.contains(modifier) {
                    return KeyboardFailure.alreadyPressed(key).record()
                }
                system.heldModifiers.insert(modifier)
                if let key = HardwareLayout.key(name, system.heldModifiers) { system.hold(key) }
            }
        }
    }

    /// Releases modifier keys that were held down; that one is not is a failure.
    public func release(
        _ keys: Keystroke..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            for key in keys {
                guard let (name, modifier) = key.heldAlone else { return }
                guard system.heldModifiers.contains(modifier) else {
                    return KeyboardFailure.notPressed(key).record()
                }
                system.heldModifiers.remove(modifier)
                if let usage = HardwareLayout.usage(of: name) { system.letGo(of: usage) }
            }
        }
    }
}

extension Keystroke {
    /// The modifier key that this is alone; a failure if it is none.
    @MainActor
    fileprivate var heldAlone: (name: KeyName, modifier: UIKeyModifierFlags)? {
        if modifiers.isEmpty, misuse == nil, case .key(let name) = content, let modifier = name.modifier {
            return (name, modifier)
        }
        KeyboardFailure.misused(self, misuse ?? "only a modifier key can be held down").record()
        return nil
    }
}
