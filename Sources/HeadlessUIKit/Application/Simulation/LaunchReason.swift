import Foundation

/// What an application is launched or brought to the front for.
@MainActor
package struct LaunchReason {
    var url: URL?
    var userActivity: NSUserActivity?
    var sourceApplication: String?
    /// What a service of the device has for the application.
    var payload: (any LaunchPayload)?
    /// Whether the application is not to come to the front for it.
    var staysInBackground = false
}

extension LaunchReason {
    /// Makes a reason of what a service has for the application.
    ///
    /// - Parameter staysInBackground: whether the application is not to come to the front for it.
    package init(_ payload: any LaunchPayload, staysInBackground: Bool) {
        self.init(payload: payload, staysInBackground: staysInBackground)
    }
}

/// What a service of the device has for an application that it launches or brings to the front.
@MainActor
package protocol LaunchPayload {
    /// Adds what the delegate of an application without scenes is launched with.
    func add(to options: inout [UIApplication.LaunchOptionsKey: Any])

    /// Adds what the scene of an application that is launched for it is connected with.
    func add(to options: UIScene.ConnectionOptions)

    /// Gives it to the application's code, which runs by then.
    func deliver(to application: UIApplication)
}
