import Foundation

/// What a responder that has the focus wants to have on the screen.
@MainActor
struct KeyboardSource {
    private(set) var wantsKeys = false
    /// The keyboard that it asks for.
    private(set) var layout: KeyboardLayout?
    /// The view that it has in place of the keyboard.
    private(set) var replacement: UIView?
    /// The view that it has on top of the keyboard.
    private(set) var accessory: UIView?
    /// Who has the accessory view.
    private(set) var owner: UIResponder?

    /// Nothing.
    init() {}

    init(_ responder: UIResponder?) {
        guard let responder else { return }
        if let input = responder as? any UIKeyInput, responder.takesKeys {
            wantsKeys = true
            layout = KeyboardLayout(
                input.keyboardType, returnKey: input.returnKeyType, isSecure: input.isSecureTextEntry)
        }
        // As UIKit says of both properties: they are looked for up the chain.
        var next: UIResponder? = responder
        while let current = next {
            if replacement == nil { replacement = current.inputView }
            if accessory == nil, let view = current.inputAccessoryView {
                accessory = view
                owner = current
            }
            next = current.next
        }
        // A window has no view around it; the keyboard's own would be in itself.
        if replacement is UIWindow { replacement = nil }
        if accessory is UIWindow { accessory = nil }
        if accessory === replacement { accessory = nil }
    }
}
