import FailureReporting
import HeadlessUIKit

extension SoftwareKeyboard {
    /// Holds modifier keys of a hardware keyboard down until they are released; they modify all keys typed meanwhile.
    ///
    /// ```swift
    /// SoftwareKeyboard.main.press(.shift)
    /// SoftwareKeyboard.main.type(.left, .left)
    /// SoftwareKeyboard.main.release(.shift)
    /// ```
    ///
    /// A key that is not a modifier, or is held already, is a failure.
    public func press(
        _ keys: Keystroke..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        change(keys, to: "hold down", at: CallSite(fileID, filePath, line, column)) { name, modifier in
            if system.heldModifiers.contains(modifier) { return "it is held down already" }
            system.heldModifiers.insert(modifier)
            if let key = HardwareLayout.key(name, system.heldModifiers) { system.hold(key) }
            return nil
        }
    }

    /// Releases modifier keys; a key that is not held down is a failure.
    public func release(
        _ keys: Keystroke..., fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        change(keys, to: "release", at: CallSite(fileID, filePath, line, column)) { name, modifier in
            guard system.heldModifiers.contains(modifier) else { return "it is not held down" }
            system.heldModifiers.remove(modifier)
            if let usage = HardwareLayout.usage(of: name) { system.letGo(of: usage) }
            return nil
        }
    }

    /// Changes whether modifier keys are held, up to the first for which `change` says why it cannot.
    private func change(
        _ keys: [Keystroke], to verb: String, at site: CallSite,
        _ change: (KeyName, UIKeyModifierFlags) -> String?
    ) {
        site.whileCurrent {
            for key in keys {
                guard let (name, modifier) = key.requireModifier() else { return }
                if let reason = change(name, modifier) {
                    return KeyboardFailure.cannot(verb, key, because: reason).record()
                }
            }
        }
    }
}

extension Keystroke {
    /// Returns the single modifier key that this is; records a failure if it is anything else.
    @MainActor
    fileprivate func requireModifier() -> (name: KeyName, modifier: UIKeyModifierFlags)? {
        if modifiers.isEmpty, misuse == nil, case .key(let name) = content, let modifier = name.modifier {
            return (name, modifier)
        }
        KeyboardFailure.cannot("type", self, because: misuse ?? "only a modifier key can be held down")
            .record()
        return nil
    }
}
