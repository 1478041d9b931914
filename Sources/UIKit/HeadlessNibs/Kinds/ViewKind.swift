import Foundation
import HeadlessLists
import HeadlessUIKitCore

/// A kind of element that describes views: how they are made, and what is read for them beyond what all views have.
@MainActor
struct ViewKind {
    typealias Read = @MainActor (ViewPlan, ElementReader, PlanDecoder) -> Void

    let make: @MainActor (ElementReader) -> @MainActor () -> UIView
    let reads: [Read]

    /// A kind whose views need nothing of the file to be made.
    init(_ make: @escaping @MainActor () -> UIView, _ reads: Read...) {
        self.make = { _ in make }
        self.reads = reads
    }

    init(making make: @escaping @MainActor (ElementReader) -> @MainActor () -> UIView, _ reads: Read...) {
        self.make = make
        self.reads = reads
    }

    static let plain = ViewKind({ UIView() })

    /// The kinds by the names of their elements.
    static let table: [String: ViewKind] = views.merging(controls) { $1 }.merging(lists) { $1 }
        .merging(bars) { $1 }.merging(foreign) { $1 }

    private static let views: [String: ViewKind] = [
        "view": plain, "containerView": plain,
        "window": ViewKind({ UIWindow() }, readWindow),
        "label": ViewKind({ UILabel() }, readLabel),
        "imageView": ViewKind({ UIImageView() }, readImageView),
        "stackView": ViewKind({ UIStackView() }, readStackView),
        "scrollView": ViewKind({ UIScrollView() }, readScrollView),
        "textView": ViewKind({ UITextView() }, readScrollView, readTextView),
        "visualEffectView": ViewKind({ UIVisualEffectView(effect: nil) }, readEffectView),
        "activityIndicatorView": ViewKind({ UIActivityIndicatorView() }, readIndicator),
        "progressView": ViewKind({ UIProgressView() }, readProgressView),
        "pickerView": ViewKind({ UIPickerView() }),
        "searchBar": ViewKind({ UISearchBar() }, readSearchBar),
    ]

    private static let controls: [String: ViewKind] = [
        "control": ViewKind({ UIControl() }, readControl),
        "button": ViewKind({ UIButton() }, readControl, readButton, readButtonStates),
        "textField": ViewKind({ UITextField() }, readControl, readTextField),
        "switch": ViewKind({ UISwitch() }, readControl, readSwitch),
        "slider": ViewKind({ UISlider() }, readControl, readSlider),
        "stepper": ViewKind({ UIStepper() }, readControl, readStepper),
        "segmentedControl": ViewKind({ UISegmentedControl() }, readControl, readSegmentedControl),
        "pageControl": ViewKind({ UIPageControl() }, readControl, readPageControl),
        "datePicker": ViewKind({ UIDatePicker() }, readControl, readDatePicker),
        "refreshControl": ViewKind({ UIRefreshControl() }, readRefreshControl),
    ]

    private static let lists: [String: ViewKind] = [
        "tableView": ViewKind(making: makeTableView, readScrollView, readTableView),
        "tableViewCell": ViewKind(making: makeTableViewCell, readTableViewCell),
        "tableViewCellContentView": ViewKind({ UIView() }, readCellContentView),
        "collectionView": ViewKind(
            { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
            readScrollView, readCollectionView),
        "collectionViewCell": ViewKind({ UICollectionViewCell() }, readCollectionViewCell),
        "collectionViewCellContentView": plain,
        "collectionReusableView": ViewKind({ UICollectionReusableView() }, readReusableView),
    ]

    private static let bars: [String: ViewKind] = [
        "navigationBar": ViewKind({ UINavigationBar() }, readNavigationBar),
        "toolbar": ViewKind({ UIToolbar() }, readToolbar),
        "tabBar": ViewKind({ UITabBar() }, readTabBar),
    ]

    /// Views of other frameworks: made if these are linked; otherwise an empty view stands for each.
    private static let foreign: [String: ViewKind] = [
        "wkWebView": foreign("WebKit", "WKWebView"), "webView": foreign("UIKit", "UIWebView"),
        "mapView": foreign("MapKit", "MKMapView"), "mtkView": foreign("MetalKit", "MTKView"),
        "glkView": foreign("GLKit", "GLKView"), "skView": foreign("SpriteKit", "SKView"),
        "scnView": foreign("SceneKit", "SCNView"), "sceneKitView": foreign("SceneKit", "SCNView"),
        "arscnView": foreign("ARKit", "ARSCNView"), "arskView": foreign("ARKit", "ARSKView"),
        "pdfView": foreign("PDFKit", "PDFView"), "adBannerView": foreign("iAd", "ADBannerView"),
        "opaqueView": foreign("UIKit", "UIOpaqueView"),
    ]

    private static func foreign(_ module: String, _ name: String) -> ViewKind {
        let type = NibClass.named(name, in: [module]) as? UIView.Type
        return ViewKind(
            { type?.init(coder: NSCoder()) ?? UIView() },
            { _, reader, _ in
                if type == nil { reader.note(.missingClass(reader.element.name)) }
                // What these frameworks read themselves.
                reader.ignoreRest()
                _ = reader.children { child in !Self.ownChildren.contains(child.name) }
            })
    }

    /// The children that are read for all views.
    private static let ownChildren: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "accessibility",
        "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides",
    ]
}
