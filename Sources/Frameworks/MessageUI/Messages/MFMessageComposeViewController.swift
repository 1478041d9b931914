/// A screen on which the user completes a message and sends it.
///
/// Its fields show what the application set, and can be edited. "Send" and "Cancel" call the delegate, which dismisses
/// the screen. What was sent is in ``SimulatedDevice/sentMessages``.
///
/// ```swift
/// tapOn(theFirstView(withText("Invite")))
/// tapOn(theFirstView(withLabel("Send")))
/// #expect(SimulatedDevice.current.sentMessages.map(\.body) == ["Come along!"])
/// ```
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    private let form = ComposeForm(["To:", "Subject:"], title: "New Message")
    private var isOver = false

    /// Makes an empty message.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes an empty message. Nib files are not supported.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Makes an empty message: nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        form.send = { [weak self] in self?.send() }
        form.cancel = { [weak self] in self?.finish(.cancelled) }
        viewControllers = [form]
    }

    /// Returns whether the device can send messages; ``SimulatedDevice/canSendText`` says so.
    open class func canSendText() -> Bool { UIApplication.shared.device.canSendText }
    /// Returns whether messages can have a subject: if the device can send messages.
    open class func canSendSubject() -> Bool { canSendText() }
    /// Returns whether messages can have files: if the device can send messages.
    open class func canSendAttachments() -> Bool { canSendText() }
    /// Returns whether files of a type can be sent: if the device can send messages.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { canSendText() }

    /// The object that is told how the message ended, and dismisses the screen.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? {
        didSet { UncalledMethods.report(messageComposeDelegate, as: .messageDelegate) }
    }

    // MARK: Content

    /// The recipients.
    open var recipients: [String]? {
        get { form.list("To:") }
        set { form["To:"] = (newValue ?? []).joined(separator: ", ") }
    }

    /// The subject.
    open var subject: String? {
        get { form["Subject:"] }
        set { form["Subject:"] = newValue ?? "" }
    }

    /// The text.
    open var body: String? {
        get { form.body }
        set { form.body = newValue ?? "" }
    }

    /// Adds a file.
    ///
    /// - Returns: whether there is such a file.
    @discardableResult
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
    {
        guard attachmentURL.isFileURL, FileManager.default.fileExists(atPath: attachmentURL.path) else {
            return false
        }
        form.attachmentNames.append(alternateFilename ?? attachmentURL.lastPathComponent)
        return true
    }

    /// Adds data as a file.
    ///
    /// - Returns: that it was added.
    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool {
        form.attachmentNames.append(filename)
        return true
    }

    /// Warns if the device cannot send messages.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !Self.canSendText() {
            MessageFailure.cannotSend("MFMessageComposeViewController", "canSendText()").record()
        }
        if messageComposeDelegate == nil {
            MessageFailure.noDelegate("MFMessageComposeViewController", "messageComposeDelegate")
                .recordAsLog()
        }
    }

    // MARK: Ends

    private func send() {
        UIApplication.shared.device.mailbox.messages.append(
            SentMessage(
                recipients: form.list("To:"), subject: form["Subject:"], body: form.body,
                attachmentNames: form.attachmentNames))
        finish(.sent)
    }

    private func finish(_ result: MessageComposeResult) {
        guard !isOver else { return }
        isOver = true
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}
