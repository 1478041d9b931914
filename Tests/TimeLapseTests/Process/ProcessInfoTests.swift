import Foundation
import TestSupport
import Testing
import TimeLapse

@Suite("Information on the process") struct ProcessInfoTests {
    @Test("ProcessInfo reports the state of the device")
    func device() {
        let (world, clock) = (ProcessWorld(), VirtualClock())
        World(process: world).whileCurrent {
            let process = TimeLapse::ProcessInfo.processInfo
            #expect(process.arguments == Foundation.ProcessInfo.processInfo.arguments)
            #expect(!process.isLowPowerModeEnabled && process.thermalState == .nominal)
            world.isLowPowerModeEnabled = true
            world.thermalState = .serious
            #expect(process.isLowPowerModeEnabled && process.thermalState == .serious)
            #expect(process.operatingSystemVersionString == "Version 18.0")
            world.systemVersion = OperatingSystemVersion(majorVersion: 17, minorVersion: 4, patchVersion: 1)
            #expect(process.operatingSystemVersionString == "Version 17.4.1")
            let versions = [(17, 4, 1), (17, 4, 2), (16, 9, 9), (18, 0, 0)].map {
                OperatingSystemVersion(majorVersion: $0, minorVersion: $1, patchVersion: $2)
            }
            #expect(versions.map(process.isOperatingSystemAtLeast) == [true, false, true, false])
            #expect(process.globallyUniqueString == "unique-1" && process.globallyUniqueString == "unique-2")
            process.processName = "EventLog"
            #expect(process.processName == "EventLog")
            clock.whileCurrent { #expect(process.systemUptime == 0) }
        }
        #expect(!TimeLapse::ProcessInfo.processInfo.isLowPowerModeEnabled)
    }
}
