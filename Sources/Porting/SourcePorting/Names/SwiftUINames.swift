/// Names of SwiftUI, which is not available here.
enum SwiftUINames {
    /// The protocols whose types are nothing without it.
    static let protocols: Set<String> = [
        "App", "ButtonStyle", "DynamicProperty", "EnvironmentKey", "LabelStyle", "ObservableObject",
        "PreferenceKey", "PreviewModifier", "PreviewProvider", "PrimitiveButtonStyle", "Scene", "Shape",
        "TextFieldStyle", "ToggleStyle", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
        "ViewModifier",
    ]
    private static let attributes: Set<String> = [
        "@AppStorage", "@Binding", "@Environment", "@EnvironmentObject", "@FetchRequest", "@FocusState",
        "@GestureState", "@Namespace", "@ObservedObject", "@Published", "@SceneStorage", "@ScaledMetric",
        "@State", "@StateObject", "@UIApplicationDelegateAdaptor", "@ViewBuilder",
    ]
    private static let types: Set<String> = [
        "Alert", "Alignment", "Angle", "Animation", "AnyView", "Binding", "Button", "Circle", "Color",
        "ColorScheme", "ContentMode", "DragGesture", "EdgeInsets", "EmptyView", "EnvironmentValues", "Font",
        "ForEach", "Form", "GeometryProxy", "GeometryReader", "Group", "HStack", "HorizontalAlignment",
        "Image", "Label", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link",
        "List", "LocalizedStringKey", "Menu", "NavigationLink", "NavigationStack", "NavigationView", "Path",
        "Picker", "PreviewLayout", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "Section",
        "SecureField", "Slider", "Spacer", "State", "Stepper", "TabView", "Text", "TextField", "Toggle",
        "UIHostingConfiguration", "UIHostingController", "UnitPoint", "VStack", "VerticalAlignment",
        "WindowGroup", "ZStack", "withAnimation",
    ]

    /// Whether a token is one of SwiftUI's names, if the target does not declare it.
    static func contains(_ token: CodeToken) -> Bool {
        switch token.kind {
        case .attribute: attributes.contains(token.text)
        case .identifier: protocols.contains(token.text) || types.contains(token.text)
        default: false
        }
    }
}
