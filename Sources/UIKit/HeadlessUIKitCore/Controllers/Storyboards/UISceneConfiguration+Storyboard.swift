// In an extension: scenes are in a wing that does not know storyboards.
extension UISceneConfiguration {
    /// The storyboard with the scene's first controller, for which a window is made before the scene is connected.
    ///
    /// It is the main storyboard that the application declares, unless another one is set.
    public var storyboard: UIStoryboard? {
        get { storyboardStore as? UIStoryboard }
        set { storyboardStore = newValue }
    }
}
