import Foundation
import TimeLapse

extension Locale {
    /// The locale of the device, if its language or region was set; otherwise the process's.
    @MainActor static var ofDevice: Locale {
        let device = SimulatedDevice.current
        return device.language == .english && device.region == "US" ? .current : device.locale
    }
}
