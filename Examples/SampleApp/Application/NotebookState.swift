import HeadlessUIKit

/// The state of the application to restore.
struct NotebookState: Equatable {
    static let activityType = "example.notebook.state"

    var email: String
    var tab: Int
    var note: Int?

    init(email: String, tab: Int, note: Int?) {
        (self.email, self.tab, self.note) = (email, tab, note)
    }

    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let email = activity.userInfo?["email"] as? String
        else { return nil }
        self.email = email
        tab = activity.userInfo?["tab"] as? Int ?? 0
        note = activity.userInfo?["note"] as? Int
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.userInfo = ["email": email, "tab": tab]
        if let note { activity.userInfo?["note"] = note }
        return activity
    }
}
