import HeadlessUIKit

/// What was sent from a device.
@MainActor
final class Mailbox: DeviceService {
    var canSendMail = true
    var canSendText = true
    var mails: [SentMail] = []
    var messages: [SentMessage] = []

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    var mailbox: Mailbox { service(Mailbox.self) }

    /// Whether the device can send mails, as one with an account can; yes unless set.
    public var canSendMail: Bool {
        get { mailbox.canSendMail }
        set { mailbox.canSendMail = newValue }
    }

    /// Whether the device can send messages, as a phone can; yes unless set.
    public var canSendText: Bool {
        get { mailbox.canSendText }
        set { mailbox.canSendText = newValue }
    }

    /// The mails that the user sent from the application, in order.
    public var sentMails: [SentMail] { mailbox.mails }

    /// The messages that the user sent from the application, in order.
    public var sentMessages: [SentMessage] { mailbox.messages }
}
