/// The keyboard, input view and accessory view that a first responder asks for.
@MainActor
struct KeyboardSource {
    private(set) var wantsKeys = false
    /// The keyboard that it asks for.
    private(set) var layout: KeyboardLayout?
    /// The custom input view instead of the keyboard.
    private(set) var replacement: UIView?
    private(set) var accessory: UIView?
    /// The responder that provides the accessory view.
    private(set) var owner: UIResponder?

    init() {}

    init(_ responder: UIResponder?) {
        guard let responder else { return }
        if let input = responder as? any UIKeyInput, responder.takesKeys {
            wantsKeys = true
            layout = KeyboardLayout(
                input.keyboardType, returnKey: input.returnKeyType, isSecure: input.isSecureTextEntry)
        }
        // As UIKit documents both properties: they are looked up along the responder chain.
        var next: UIResponder? = responder
        while let current = next {
            if replacement == nil { replacement = current.inputView }
            if accessory == nil, let view = current.inputAccessoryView {
                accessory = view
                owner = current
            }
            next = current.next
        }
        // A window cannot be a subview; the keyboard's own would contain itself.
        if replacement is UIWindow { replacement = nil }
        if accessory is UIWindow { accessory = nil }
        if accessory === replacement { accessory = nil }
    }
}
