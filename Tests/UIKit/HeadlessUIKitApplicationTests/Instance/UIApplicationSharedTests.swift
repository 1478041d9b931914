import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

@MainActor @Suite("UIApplication.shared") struct UIApplicationSharedTests {
    @Test("The bound application is the shared one, its clock the current one, and both end with the binding")
    func binding() {
        let (outer, inner) = (UIApplication(), UIApplication())
        let before = UIApplication.shared
        UIApplication.withShared(outer) {
            #expect(UIApplication.shared === outer)
            #expect(VirtualClock.current === outer.clock)
            UIApplication.withShared(inner) {
                #expect(UIApplication.shared === inner)
                #expect(VirtualClock.current === inner.clock)
            }
            #expect(UIApplication.shared === outer)
        }
        #expect(UIApplication.shared === before)
        #expect(outer.clock !== inner.clock)
    }

    @Test("Outside every binding there is one application for the process, on the process's clock")
    func processWide() async {
        let application = await Task.detached { await MainActor.run { UIApplication.shared } }.value
        let again = await Task.detached { await MainActor.run { UIApplication.shared } }.value
        #expect(application === again)
        #expect(application.clock === VirtualClock.processWide)
    }

    @Test("A binding ends when its body throws, and passes on results and errors")
    func throwing() async {
        struct Trouble: Error {}
        let before = UIApplication.shared
        #expect(throws: Trouble.self) { try UIApplication.withShared(UIApplication()) { throw Trouble() } }
        await #expect(throws: Trouble.self) {
            try await UIApplication.withShared(UIApplication()) {
                await Task.yield()
                throw Trouble()
            }
        }
        #expect(UIApplication.shared === before)
        #expect(UIApplication.withShared(UIApplication()) { 7 } == 7)
        #expect(await UIApplication.withShared(UIApplication()) { await Task { 8 }.value } == 8)
    }

    @Test("Tasks that interleave never see each other's application, windows or time")
    func interleaved() async {
        func world(_ number: Int) async -> String {
            await UIApplication.withShared(UIApplication()) {
                var log: [String] = []
                let window = UIWindow()
                window.tag = number
                window.makeKeyAndVisible()
                for step in 1...3 {
                    Timer.scheduledTimer(withTimeInterval: TimeInterval(number), repeats: false) { _ in
                        log.append("\(step) at \(TimeLapse.now)")
                    }
                    await Task.yield()
                    await TimeLapse.advance(by: .seconds(number))
                    await Task { await Task.yield() }.value
                    let tags = UIApplication.shared.windows.map(\.tag)
                    if tags != [number] { log.append("saw the windows \(tags)") }
                }
                let inner = await Task { UIApplication.shared.keyWindow?.tag ?? 0 }.value
                window.isHidden = true
                return "\(inner): " + log.joined(separator: ", ")
            }
        }
        async let one = world(1)
        async let two = world(2)
        let three = await world(3)
        #expect(
            await [one, two, three] == [
                "1: 1 at 1 s, 2 at 2 s, 3 at 3 s", "2: 1 at 2 s, 2 at 4 s, 3 at 6 s",
                "3: 1 at 3 s, 2 at 6 s, 3 at 9 s",
            ])
    }
}
