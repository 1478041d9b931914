import FailureReporting
import Robot
import Testing
import UniformTypeIdentifiers

/// Presents the system's pickers, and logs what they hand out.
private final class Chooser: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
{
    var log: [String] = []
    var image: UIImage?

    func show(_ picker: UIViewController) {
        present(picker, animated: true)
        TimeLapse.waitForAnimationsToFinish()
    }

    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        log.append(info.keys.map { String($0.rawValue.dropFirst(23)) }.sorted().joined(separator: " "))
        image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
        picker.dismiss(animated: true)
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        log.append("cancel")
        picker.dismiss(animated: true)
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        log.append(urls.map(\.lastPathComponent).joined(separator: " "))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancel") }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("green: \(color == .systemGreen)") }

    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        log.append("finish")
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        log.append("font: \(viewController.selectedFontDescriptor != nil)")
    }

    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        log.append("cancel")
    }
}

/// A delegate that leaves the dismissal to the picker.
private final class Idle: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

@MainActor
@Suite("Pickers of pictures, files, colours and fonts", .robot) struct PickerTests {
    private let chooser = Chooser()
    private let beach = UIImage(color: .blue, size: CGSize(width: 3, height: 2))

    init() {
        UIWindow.createWindowForTesting().rootViewController = chooser
        SimulatedDevice.current.photos = [
            SimulatedPhoto("Beach", image: beach),
            SimulatedPhoto("Waves", video: URL(fileURLWithPath: "/waves.mov")),
        ]
    }

    private func picker(_ change: (UIImagePickerController) -> Void = { _ in }) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.delegate = chooser
        change(picker)
        return picker
    }

    @Test("A photo of the library is chosen by a tap, and videos are not shown")
    func library() {
        chooser.show(picker())
        #expect(allViews(withLabel("Waves")).isEmpty)
        tapOn(theFirstView(withLabel("Beach")))
        #expect(chooser.log == ["MediaType OriginalImage"] && chooser.image === beach)
        #expect(chooser.presentedViewController == nil)
        chooser.show(picker { $0.mediaTypes = ["public.movie"] })
        tapOn(theFirstView(withLabel("Waves")))
        #expect(chooser.log.last == "MediaType MediaURL")
        chooser.show(picker())
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(chooser.log.last == "cancel" && chooser.presentedViewController == nil)
    }

    @Test("A photo that is edited is shown again first")
    func editing() {
        chooser.show(picker { $0.allowsEditing = true })
        tapOn(theFirstView(withLabel("Beach")))
        #expect(chooser.log.isEmpty)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Choose")))
        #expect(chooser.log == ["CropRect EditedImage MediaType OriginalImage"])
    }

    @Test("The camera takes a picture, again if wanted")
    func camera() {
        SimulatedDevice.current.cameraPicture = SimulatedPhoto("Cat", image: beach)
        chooser.show(picker { $0.sourceType = .camera })
        tapOn(theFirstView(withLabel("Take Picture")))
        tapOn(theFirstView(withLabel("Retake")))
        tapOn(theFirstView(withLabel("Take Picture")))
        tapOn(theFirstView(withLabel("Use Photo")))
        #expect(chooser.log == ["MediaType OriginalImage"] && chooser.image === beach)
    }

    @Test("A device without a camera says so, and using it is a failure")
    func noCamera() {
        #expect(UIImagePickerController.isSourceTypeAvailable(.camera))
        SimulatedDevice.current.cameraPicture = nil
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let picker = picker()
        let failures = FailureCollector.failures { picker.sourceType = .camera }.map(\.text)
        #expect(
            failures == [
                "UIImagePickerController cannot take a picture: sourceType is not .camera, or the device has no camera."
                    + " Ask isSourceTypeAvailable(.camera) first, or set SimulatedDevice.current.cameraPicture."
            ])
        #expect(picker.sourceType == .photoLibrary)
    }

    @Test("Without a delegate's method the picker dismisses itself", arguments: ["Beach", "Cancel"])
    func dismissal(button: String) {
        let idle = Idle()
        chooser.show(picker { $0.delegate = idle })
        tapOn(theFirstView(withLabel(button)))
        #expect(chooser.presentedViewController == nil)
    }

    private func setFiles() {
        SimulatedDevice.current.files = ["plan.pdf", "notes.txt", "more.txt"].map {
            URL(fileURLWithPath: "/Documents/\($0)")
        }
    }

    private func files(_ types: [UTType], several: Bool = false) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: types)
        picker.delegate = chooser
        picker.allowsMultipleSelection = several
        chooser.show(picker)
    }

    @Test("Files of the types are shown, and chosen by taps")
    func opening() {
        setFiles()
        files([.text])
        #expect(allViews(withText("plan.pdf")).isEmpty)
        tapOn(theFirstView(withText("notes.txt")))
        #expect(chooser.log == ["notes.txt"] && chooser.presentedViewController == nil)
        files([.item], several: true)
        for name in ["more.txt", "plan.pdf"] { tapOn(theFirstView(withText(name))) }
        tapOn(theFirstView(withLabel("Open")))
        #expect(chooser.log.last == "more.txt plan.pdf")
        files([.item])
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(chooser.log.last == "cancel" && chooser.log.count == 3)
    }

    @Test("A file is saved, and one that does not exist is a failure")
    func saving() throws {
        let here = URL(fileURLWithPath: #filePath)
        let picker = UIDocumentPickerViewController(forExporting: [here], asCopy: true)
        picker.delegate = chooser
        chooser.show(picker)
        tapOn(theFirstView(withLabel("Save")))
        #expect(chooser.log == ["PickerTests.swift"] && SimulatedDevice.current.exportedFiles == [here])
        let failures = FailureCollector.failures {
            _ = UIDocumentPickerViewController(forExporting: [URL(fileURLWithPath: "/none.txt")])
        }.map(\.text)
        #expect(
            failures == ["UIDocumentPickerViewController(forExporting:) got /none.txt, which does not exist."]
        )
    }

    @Test("Colours and fonts are chosen by their names")
    func colorsAndFonts() {
        let colors = UIColorPickerViewController()
        colors.delegate = chooser
        chooser.show(colors)
        tapOn(theFirstView(withLabel("Green")))
        tapOn(theFirstView(withLabel("Close")))
        #expect(chooser.log == ["green: true", "finish"])
        for button in ["Georgia", "Cancel"] {
            let fonts = UIFontPickerViewController()
            fonts.delegate = chooser
            chooser.show(fonts)
            tapOn(theFirstView(withLabel(button)))
        }
        #expect(chooser.log.suffix(2) == ["font: true", "cancel"])
        #expect(chooser.presentedViewController == nil)
    }

    @Test("A device without a camera offers the library alone")
    func sources() {
        for hasCamera in [true, false] {
            if !hasCamera { SimulatedDevice.current.cameraPicture = nil }
            #expect((UIImagePickerController.availableMediaTypes(for: .camera) != nil) == hasCamera)
            #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) != nil)
            #expect(UIImagePickerController.isCameraDeviceAvailable(.front) == hasCamera)
            #expect(UIImagePickerController.isFlashAvailable(for: .rear) == hasCamera)
            #expect(!UIImagePickerController.isFlashAvailable(for: .front))
        }
    }
}
