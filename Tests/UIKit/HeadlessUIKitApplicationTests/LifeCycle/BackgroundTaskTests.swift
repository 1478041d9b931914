import HeadlessUIKit
import Testing
import TimeLapse

@MainActor
@Suite("Background tasks") struct BackgroundTaskTests {
    @Test("The background time expires, and handlers end their tasks then")
    func expiry() {
        let failures = inWorld { application, device in
            device.launch(LoggingAppDelegate.self)
            var log: [String] = []
            #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
            var task = UIBackgroundTaskIdentifier.invalid
            task = application.beginBackgroundTask(withName: "upload") {
                log.append("expired at \(application.clock.now)")
                application.endBackgroundTask(task)
            }
            let done = application.beginBackgroundTask { log.append("never") }
            #expect(task != .invalid && done != task)
            device.pressHome()
            #expect(application.backgroundTimeRemaining == 30)
            application.clock.advance(by: .seconds(20))
            application.endBackgroundTask(done)
            #expect(application.backgroundTimeRemaining == 10 && log.isEmpty)
            application.clock.advance(by: .seconds(20))
            #expect(log == ["expired at 30 s"] && application.backgroundTimeRemaining == 0)
            #expect(application.beginBackgroundTask() == .invalid)
            device.activate()
            #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
        }
        #expect(failures == [])
    }

    @Test("In the foreground, the background time does not expire")
    func foreground() {
        let failures = inWorld { application, device in
            device.launch(LoggingAppDelegate.self)
            _ = application.beginBackgroundTask { Issue.record("expired") }
            device.background(for: .seconds(29))
            application.clock.advance(by: .seconds(60))
        }
        #expect(failures == [])
    }

    @Test("A task that is never ended terminates the application")
    func neverEnded() {
        let failures = inWorld { application, device in
            device.launch(LoggingAppDelegate.self)
            _ = application.beginBackgroundTask(withName: "upload") {}
            _ = application.beginBackgroundTask()
            device.background(for: .seconds(31))
            #expect(application.delegate == nil)
        }
        #expect(
            failures == [
                "The background time expired, and these tasks were not ended by their expiration handlers:"
                    + " upload, task 2. The system has terminated the application."
            ])
    }
}
