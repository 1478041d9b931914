import FailureReporting
import MessageUI
import Robot
import Testing

private final class Sender: UIViewController, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
{
    var log: [String] = []

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
    ) {
        log.append("mail \(result)")
        controller.dismiss(animated: true)
    }

    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
        log.append("message \(result)")
        controller.dismiss(animated: true)
    }

    func mail(to recipients: [String] = ["help@example.com"], body: String = "It broke.") {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = self
        mail.setToRecipients(recipients)
        mail.setSubject("Problem")
        mail.setMessageBody(body, isHTML: false)
        mail.addAttachmentData(Data("log".utf8), mimeType: "text/plain", fileName: "log.txt")
        present(mail, animated: true)
        TimeLapse.waitForAnimationsToFinish()
    }
}

@MainActor
@Suite("Mails and messages", .robot) struct MessageTests {
    private let sender = Sender()

    init() {
        UIWindow.createWindowForTesting().rootViewController = sender
    }

    @Test("A mail shows what was set, can be completed, and is sent")
    func send() {
        #expect(MFMailComposeViewController.canSendMail())
        sender.mail()
        for text in ["help@example.com", "Problem", "It broke.", "log.txt"] {
            #expect(allViews(withText(text), onScreenAndVisible(true)).count == 1, "\(text)")
        }
        tapOn(theFirstView(withLabel("Cc")))
        SoftwareKeyboard.main.type("ada@example.com, bob@example.com")
        tapOn(theFirstView(withLabel("Send")))
        #expect(sender.log == ["mail sent"] && sender.presentedViewController == nil)
        let mails = SimulatedDevice.current.sentMails
        #expect(mails.map(\.to) == [["help@example.com"]] && mails.map(\.subject) == ["Problem"])
        #expect(mails.first?.cc == ["ada@example.com", "bob@example.com"])
        #expect(mails.first?.attachments.map(\.fileName) == ["log.txt"])
    }

    @Test("Recipients of copies and the sender that code sets are sent")
    func copies() {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = sender
        mail.setCcRecipients(["ada@example.com"])
        mail.setBccRecipients(["bob@example.com", "eve@example.com"])
        mail.setPreferredSendingEmailAddress("me@example.com")
        sender.present(mail, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Send")))
        let sent = SimulatedDevice.current.sentMails.first
        #expect(sent?.to == [] && sent?.cc == ["ada@example.com"])
        #expect(sent?.bcc == ["bob@example.com", "eve@example.com"])
        #expect(sent?.preferredSender == "me@example.com")
    }

    @Test("A message has a subject and files that exist, as far as the device sends messages")
    func messageParts() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("robot-message.txt")
        try Data("map".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let message = MFMessageComposeViewController()
        message.subject = "Party"
        #expect(message.subject == "Party")
        #expect(message.addAttachmentURL(file, withAlternateFilename: nil))
        #expect(message.addAttachmentURL(file, withAlternateFilename: "plan.txt"))
        let missing = file.appendingPathExtension("none")
        #expect(!message.addAttachmentURL(missing, withAlternateFilename: nil))
        message.recipients = ["+49 30 1"]
        message.messageComposeDelegate = sender
        sender.present(message, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Send")))
        let sent = SimulatedDevice.current.sentMessages.first
        #expect(sent?.subject == "Party" && sent?.attachmentNames == ["robot-message.txt", "plan.txt"])
        for canSend in [true, false] {
            SimulatedDevice.current.canSendText = canSend
            #expect(MFMessageComposeViewController.canSendSubject() == canSend)
            #expect(MFMessageComposeViewController.canSendAttachments() == canSend)
            #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.png") == canSend)
        }
    }

    @Test("Cancel asks what becomes of the draft", arguments: ["Delete Draft", "Save Draft"])
    func cancel(choice: String) {
        sender.mail()
        tapOn(theFirstView(withLabel("Cancel")))
        tapOn(theFirstView(withLabel(choice)))
        #expect(sender.log == [choice == "Save Draft" ? "mail saved" : "mail cancelled"])
        #expect(sender.presentedViewController == nil && SimulatedDevice.current.sentMails.isEmpty)
    }

    @Test("A mail without recipients cannot be sent")
    func noRecipients() {
        sender.mail(to: [])
        let failures = FailureCollector.failures { tapOn(theFirstView(withLabel("Send"))) }.map(\.text)
        #expect(failures.count == 1 && sender.log.isEmpty, "\(failures)")
    }

    @Test("A device that cannot send says so, and a screen on it is a failure")
    func cannotSend() {
        SimulatedDevice.current.canSendMail = false
        SimulatedDevice.current.canSendText = false
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let failures = FailureCollector.failures { sender.mail() }.map(\.text)
        #expect(
            failures == [
                "MFMailComposeViewController is shown, though canSendMail() is false: on a device this raises an"
                    + " exception. Ask canSendMail() before you make it."
            ])
    }

    @Test("A message shows what was set, and is sent or cancelled", arguments: ["Send", "Cancel"])
    func message(button: String) {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = sender
        (message.recipients, message.body) = (["+49 30 1"], "Come along!")
        message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "map.png")
        sender.present(message, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(allViews(withText("Come along!"), onScreenAndVisible(true)).count == 1)
        tapOn(theFirstView(withLabel(button)))
        #expect(sender.log == [button == "Send" ? "message sent" : "message cancelled"])
        let sent = SimulatedDevice.current.sentMessages
        #expect(sent.count == (button == "Send" ? 1 : 0))
        for message in sent {
            #expect(message.recipients == ["+49 30 1"] && message.body == "Come along!")
            #expect(message.attachmentNames == ["map.png"])
        }
    }
}
