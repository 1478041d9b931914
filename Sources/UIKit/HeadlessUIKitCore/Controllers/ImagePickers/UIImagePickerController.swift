import FailureReporting

/// A screen on which the user takes a picture, or chooses one of ``SimulatedDevice/photos``.
///
/// Each photo is a button with its name. The camera has "Take Picture", then "Retake" and "Use Photo"; it takes
/// ``SimulatedDevice/cameraPicture``.
///
/// ```swift
/// let picker = UIImagePickerController()
/// picker.sourceType = .camera
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    private var isOver = false
    private var isSetUp = false

    /// The object that gets the picture; it also adopts ``UIImagePickerControllerDelegate``.
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .imagePickerDelegate) }
    }

    // MARK: What there is

    /// Returns whether a source can be used: the camera if ``SimulatedDevice/cameraPicture`` is set.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
        sourceType != .camera || UIApplication.shared.device.cameraPicture != nil
    }

    /// Returns the kinds of what a source has; `nil` if it cannot be used.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
    }

    /// Returns whether the device has a camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool {
        isSourceTypeAvailable(.camera)
    }

    /// Returns whether the camera can flash: the one at the back, if there is a camera.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool {
        cameraDevice == .rear && isSourceTypeAvailable(.camera)
    }

    // MARK: Settings

    /// Where pictures come from.
    ///
    /// The camera on a device without one is a failure, and the old value is kept: UIKit raises an exception.
    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard !Self.isSourceTypeAvailable(sourceType) else { return }
            ChoiceFailure.noCamera.record()
            sourceType = oldValue
        }
    }

    /// The kinds of what can be chosen; pictures unless set.
    open var mediaTypes = ["public.image"]
    /// Whether the picture is shown again to be edited, with "Choose".
    open var allowsEditing = false
    /// The camera that is used. It has no effect here.
    open var cameraDevice = CameraDevice.rear
    /// What the camera takes. It has no effect here.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Whether the camera flashes. It has no effect here.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the camera's buttons are shown. Without them, call ``takePicture()``.
    open var showsCameraControls = true
    /// A view over what the camera shows.
    open var cameraOverlayView: UIView?
    /// How what the camera shows is scaled. It has no effect here.
    open var cameraViewTransform = CGAffineTransform.identity
    /// The quality of videos. It has no effect here.
    open var videoQuality = QualityType.typeMedium
    /// The longest video, in seconds. It has no effect here.
    open var videoMaximumDuration: TimeInterval = 600

    // MARK: Screens

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard !isSetUp else { return }
        isSetUp = true
        if sourceType == .camera {
            isNavigationBarHidden = true
            viewControllers = [makeCamera()]
        } else {
            viewControllers = [makeLibrary()]
        }
    }

    private func makeLibrary() -> UIViewController {
        let device = UIApplication.shared.device
        let photos = device.photos.filter { mediaTypes.contains($0.mediaType) }
        let library = PhotoGridController(photos) { [weak self] in self?.choose($0) }
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        return library
    }

    private func makeCamera() -> UIViewController {
        var choices: [PictureController.Choice] = []
        if showsCameraControls {
            choices = [
                ("Cancel", { [weak self] in self?.cancel() }),
                ("Take Picture", { [weak self] in self?.takePicture() }),
            ]
        }
        let camera = PictureController(title: nil, nil, choices)
        if let cameraOverlayView { camera.view.addSubview(cameraOverlayView) }
        return camera
    }

    /// Takes a picture, as a tap on the camera's button does.
    ///
    /// The picture is handed out at once if the camera's buttons are not shown.
    open func takePicture() {
        guard sourceType == .camera, let picture = UIApplication.shared.device.cameraPicture else {
            return ChoiceFailure.noCamera.record()
        }
        guard showsCameraControls else { return finish(picture) }
        let taken = PictureController(
            title: nil, picture.image,
            [
                ("Retake", { [weak self] in self?.popViewController(animated: false) }),
                ("Use Photo", { [weak self] in self?.finish(picture) }),
            ])
        pushViewController(taken, animated: false)
    }

    private func choose(_ photo: SimulatedPhoto) {
        guard allowsEditing else { return finish(photo) }
        let editor = PictureController(
            title: "Move and Scale", photo.image,
            [
                ("Cancel", { [weak self] in self?.popViewController(animated: true) }),
                ("Choose", { [weak self] in self?.finish(photo) }),
            ])
        editor.navigationItem.hidesBackButton = true
        pushViewController(editor, animated: true)
    }

    // MARK: Ends

    private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate
    }

    private func finish(_ photo: SimulatedPhoto) {
        guard !isOver else { return }
        isOver = true
        var info: [InfoKey: Any] = [.mediaType: photo.mediaType]
        if let url = photo.videoURL {
            info[.mediaURL] = url
        } else {
            info[.originalImage] = photo.image
            if allowsEditing {
                info[.editedImage] = photo.image
                info[.cropRect] = CGRect(origin: .zero, size: photo.image.size)
            }
        }
        guard let pickerDelegate else { return leave() }
        pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }

    private func cancel() {
        guard !isOver else { return }
        isOver = true
        guard let pickerDelegate else { return leave() }
        pickerDelegate.imagePickerControllerDidCancel(self)
    }

    private func leave() {
        presentingViewController?.dismiss(animated: true)
    }
}

extension SimulatedPhoto {
    fileprivate var mediaType: String { videoURL == nil ? "public.image" : "public.movie" }
}
