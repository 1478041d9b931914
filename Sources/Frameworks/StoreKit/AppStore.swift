/// The App Store, as far as reviews go.
@preconcurrency @MainActor
public enum AppStore {
    /// Asks for a review in a scene.
    public static func requestReview(in scene: UIWindowScene) {
        UIApplication.shared.device.requestReview()
    }
}
