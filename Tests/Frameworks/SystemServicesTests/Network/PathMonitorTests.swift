import Network
import Robot
import Synchronization
import SystemConfiguration
import Testing

@MainActor
@Suite("Watching the connection", .robot) struct PathMonitorTests {
    @Test("A monitor tells of the first path and of each change, until it is cancelled")
    func monitor() {
        let network = SimulatedDevice.current.network
        let monitor = NWPathMonitor()
        let statuses = Mutex<[NWPath.Status]>([])
        monitor.pathUpdateHandler = { path in statuses.withLock { $0.append(path.status) } }
        monitor.start(queue: .main)
        TimeLapse.advance(by: .zero)
        for condition in [NetworkCondition.offline, .offline, .slow(latency: .seconds(1), bytesPerSecond: 1)]
        {
            network.condition = condition
            TimeLapse.advance(by: .zero)
        }
        monitor.cancel()
        network.condition = .offline
        TimeLapse.advance(by: .zero)
        #expect(statuses.withLock { $0 } == [.satisfied, .unsatisfied, .satisfied])
    }

    @Test("A monitor of one kind of interface knows that alone")
    func interfaces() {
        #expect(NWPathMonitor().currentPath.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status == .satisfied)
        SimulatedDevice.current.network.condition = .offline
        #expect(NWPathMonitor().currentPath.availableInterfaces.isEmpty)
    }

    @Test("A target of SystemConfiguration has the flags of the connection, and tells when they change")
    func reachability() throws {
        let network = SimulatedDevice.current.network
        let target = try #require(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "example.com"))
        var flags: SCNetworkReachabilityFlags = []
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        #expect(flags == .reachable)
        let log = FlagLog()
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(log).toOpaque(), retain: nil, release: nil,
            copyDescription: nil)
        let isSet = SCNetworkReachabilitySetCallback(
            target,
            { _, flags, info in
                guard let info else { return }
                Unmanaged<FlagLog>.fromOpaque(info).takeUnretainedValue().flags.withLock { $0.append(flags) }
            }, &context)
        #expect(isSet)
        #expect(SCNetworkReachabilitySetDispatchQueue(target, .main))
        for condition in [NetworkCondition.offline, .online] {
            network.condition = condition
            TimeLapse.advance(by: .zero)
        }
        #expect(SCNetworkReachabilitySetDispatchQueue(target, nil))
        network.condition = .offline
        TimeLapse.advance(by: .zero)
        #expect(log.flags.withLock { $0 } == [[], .reachable])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }
}

private final class FlagLog: Sendable {
    let flags = Mutex<[SCNetworkReachabilityFlags]>([])
}
