import PhotosUI
import Robot
import Testing

private final class Album: UIViewController, PHPickerViewControllerDelegate {
    var names: [[String]] = []
    var identifiers: [String?] = []
    var images: [UIImage] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        names.append(results.map { $0.itemProvider.suggestedName ?? "" })
        identifiers = results.map(\.assetIdentifier)
        picker.dismiss(animated: true)
        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
                let image = image as? UIImage
                MainActor.assumeIsolated { self.images += [image].compactMap { $0 } }
            }
        }
    }

    func pick(_ change: (inout PHPickerConfiguration) -> Void = { _ in }) {
        var configuration = PHPickerConfiguration()
        change(&configuration)
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
        TimeLapse.waitForAnimationsToFinish()
    }
}

@MainActor
@Suite("Photo pickers", .robot) struct PhotoPickerTests {
    private let album = Album()
    private let beach = UIImage(color: .blue, size: CGSize(width: 3, height: 2))

    init() {
        UIWindow.createWindowForTesting().rootViewController = album
        SimulatedDevice.current.photos = [
            SimulatedPhoto("Beach", image: beach),
            SimulatedPhoto("Forest", image: UIImage(color: .green, size: CGSize(width: 2, height: 2))),
            SimulatedPhoto("Waves", video: URL(fileURLWithPath: "/waves.mov")),
        ]
    }

    @Test("A tap on a photo chooses it")
    func one() {
        album.pick()
        tapOn(theFirstView(withLabel("Beach")))
        #expect(album.names == [["Beach"]] && album.identifiers == [nil])
        #expect(album.images.count == 1 && album.images.first === beach)
        #expect(album.presentedViewController == nil)
    }

    @Test("Several are chosen up to the limit, in order, and Add ends the choice")
    func several() {
        album.pick { $0.selectionLimit = 2 }
        for name in ["Forest", "Beach", "Waves"] { tapOn(theFirstView(withLabel(name))) }
        tapOn(theFirstView(withLabel("Forest")))
        tapOn(theFirstView(withLabel("Waves")))
        tapOn(theFirstView(withLabel("Add")))
        #expect(album.names == [["Beach", "Waves"]])
    }

    @Test("Cancel hands out nothing")
    func cancel() {
        album.pick { $0.selectionLimit = 0 }
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(album.names == [[]] && album.presentedViewController == nil)
    }

    @Test(
        "Filters leave out photos",
        arguments: [
            (PHPickerFilter.images, ["Beach", "Forest"]), (.videos, ["Waves"]), (.livePhotos, []),
            (.any(of: [.images, .videos]), ["Beach", "Forest", "Waves"]), (.not(.images), ["Waves"]),
            (.all(of: [.images, .videos]), []),
        ])
    func filters(filter: PHPickerFilter, names: [String]) {
        album.pick { $0.filter = filter }
        let shown = ["Beach", "Forest", "Waves"].filter { !allViews(withLabel($0)).isEmpty }
        #expect(shown == names)
    }
}
