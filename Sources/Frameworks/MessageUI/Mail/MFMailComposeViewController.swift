/// A screen on which the user completes a mail and sends it.
///
/// Its fields show what the application set, and can be edited. "Send" and "Cancel" call the delegate, which dismisses
/// the screen. What was sent is in ``SimulatedDevice/sentMails``.
///
/// ```swift
/// tapOn(theFirstView(withText("Report a problem")))
/// tapOn(theFirstView(withLabel("Send")))
/// #expect(SimulatedDevice.current.sentMails.map(\.subject) == ["Problem in 1.2"])
/// ```
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private let form = ComposeForm(["To:", "Cc:", "Bcc:", "Subject:"], title: "New Message")
    private var isHTML = false
    private var attachments: [SentMail.Attachment] = []
    private var sender = ""
    private var isOver = false

    /// Makes an empty mail.
    public convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes an empty mail. Nib files are not supported.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    /// Makes an empty mail: nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        form.send = { [weak self] in self?.send() }
        form.cancel = { [weak self] in self?.cancel() }
        viewControllers = [form]
    }

    /// Returns whether the device can send mail; ``SimulatedDevice/canSendMail`` says so.
    open class func canSendMail() -> Bool { UIApplication.shared.device.canSendMail }

    /// The object that is told how the mail ended, and dismisses the screen.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
        didSet { UncalledMethods.report(mailComposeDelegate, as: .mailDelegate) }
    }

    // MARK: Content

    /// Sets the subject.
    open func setSubject(_ subject: String) {
        form["Subject:"] = subject
    }

    /// Sets the recipients.
    open func setToRecipients(_ toRecipients: [String]?) {
        form["To:"] = (toRecipients ?? []).joined(separator: ", ")
    }

    /// Sets the recipients of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) {
        form["Cc:"] = (ccRecipients ?? []).joined(separator: ", ")
    }

    /// Sets the recipients of copies whom the others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) {
        form["Bcc:"] = (bccRecipients ?? []).joined(separator: ", ")
    }

    /// Sets the text, which is shown as it is, also if it is HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        form.body = body
        self.isHTML = isHTML
    }

    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        attachments.append(SentMail.Attachment(data: attachment, mimeType: mimeType, fileName: filename))
        form.attachmentNames = attachments.map(\.fileName)
    }

    /// Sets the address to send from. It has no effect here.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {
        sender = emailAddress
    }

    /// Warns if the device cannot send mail.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !Self.canSendMail() {
            MessageFailure.cannotSend("MFMailComposeViewController", "canSendMail()").record()
        }
        if mailComposeDelegate == nil {
            MessageFailure.noDelegate("MFMailComposeViewController", "mailComposeDelegate").recordAsLog()
        }
    }

    // MARK: Ends

    private var mail: SentMail {
        SentMail(
            to: form.list("To:"), cc: form.list("Cc:"), bcc: form.list("Bcc:"), subject: form["Subject:"],
            body: form.body, isHTML: isHTML, attachments: attachments, preferredSender: sender)
    }

    private func send() {
        UIApplication.shared.device.mailbox.mails.append(mail)
        finish(.sent)
    }

    private func cancel() {
        guard form.hasContent else { return finish(.cancelled) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Draft".asSystemText, style: .destructive) { [weak self] _ in
                self?.finish(.cancelled)
            })
        sheet.addAction(
            UIAlertAction(title: "Save Draft".asSystemText, style: .default) { [weak self] _ in
                self?.finish(.saved)
            })
        sheet.addAction(UIAlertAction(title: "Cancel".asSystemText, style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = form.navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    private func finish(_ result: MFMailComposeResult) {
        guard !isOver else { return }
        isOver = true
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}
