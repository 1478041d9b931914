/// What an `Info.plist` says of an application's first screen.
struct ApplicationInformation {
    /// `UIMainStoryboardFile`, with the idiom's own value first.
    let mainStoryboard: String?
    /// `UISceneStoryboardFile` of the first configuration of scenes with windows.
    let sceneStoryboard: String?
    /// The name of the class of that configuration's delegate, without its module: Xcode writes a variable there.
    let sceneDelegate: String?

    init(_ information: [String: Any], idiom: UIUserInterfaceIdiom) {
        let suffix = idiom == .pad ? "~ipad" : "~iphone"
        mainStoryboard =
            (information["UIMainStoryboardFile\(suffix)"] ?? information["UIMainStoryboardFile"]) as? String
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        sceneStoryboard = windows?.first?["UISceneStoryboardFile"] as? String
        let name = windows?.first?["UISceneDelegateClassName"] as? String
        sceneDelegate = name?.split(separator: ".").last.map(String.init)
    }
}
