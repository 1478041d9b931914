/// The reason for which an application is launched or brought to the front.
@MainActor
package struct LaunchReason {
    var url: URL?
    var userActivity: NSUserActivity?
    var sourceApplication: String?
    /// What a service of the device delivers to the application, such as a response to a notification.
    var payload: (any LaunchPayload)?
    var staysInBackground = false
}

extension LaunchReason {
    package init(_ payload: any LaunchPayload, staysInBackground: Bool) {
        self.init(payload: payload, staysInBackground: staysInBackground)
    }

    /// What is left after a launch that was the answer to it: what the scene got with its connection is not delivered
    /// again; most payloads of services are.
    var afterLaunch: LaunchReason {
        var rest = self
        (rest.url, rest.userActivity) = (nil, nil)
        if rest.payload?.comesWithLaunch == true { rest.payload = nil }
        return rest
    }
}

/// What a service of the device delivers to an application that it launches, wakes or brings to the front.
@MainActor
package protocol LaunchPayload {
    /// Adds its launch options, for an application without scenes.
    func add(to options: inout [UIApplication.LaunchOptionsKey: Any])

    /// Adds its connection options, for the scene of an application that is launched for it.
    func add(to options: UIScene.ConnectionOptions)

    /// Delivers it to the application's code; called once the application runs.
    func deliver(to application: UIApplication)

    /// Whether an application with scenes, or one whose delegate returned `false` when it was launched, does not get it
    /// once more after the launch.
    var comesWithLaunch: Bool { get }
}

extension LaunchPayload {
    package var comesWithLaunch: Bool { false }
}
