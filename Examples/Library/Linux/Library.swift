// The target's sources are the files in `Library`, which the plugin PortUIKit rewrites and adds; this is what only a
// program on Linux needs.

import UIKit

/// The application, for programs that import it.
public enum LibraryApplication {
    /// Launches the application as its user does: its `Info.plist` says what else there is.
    @MainActor
    public static func launch() {
        SimulatedDevice.current.launch(AppDelegate.self)
    }
}
