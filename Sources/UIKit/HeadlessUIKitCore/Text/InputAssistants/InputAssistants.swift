/// The input assistants of responders, each made when it is first read.
@MainActor
enum InputAssistants {
    static func item(of responder: UIResponder) -> UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(responder, key) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(responder, key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
