import HeadlessUIKit
import Testing

@MainActor @Suite("The names and numbers of activities and pickers") struct PickerConstantTests {
    @Test("Activities have UIKit's names")
    func activities() {
        let table: [(UIActivity.ActivityType, String)] = [
            (.copyToPasteboard, "com.apple.UIKit.activity.CopyToPasteboard"),
            (.mail, "com.apple.UIKit.activity.Mail"),
            (.message, "com.apple.UIKit.activity.Message"),
            (.print, "com.apple.UIKit.activity.Print"),
            (.airDrop, "com.apple.UIKit.activity.AirDrop"),
            (.addToReadingList, "com.apple.UIKit.activity.AddToReadingList"),
            (.assignToContact, "com.apple.UIKit.activity.AssignToContact"),
            (.saveToCameraRoll, "com.apple.UIKit.activity.SaveToCameraRoll"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("What an image picker returns has UIKit's keys")
    func infoKeys() {
        let table: [(UIImagePickerController.InfoKey, String)] = [
            (.mediaType, "UIImagePickerControllerMediaType"),
            (.originalImage, "UIImagePickerControllerOriginalImage"),
            (.editedImage, "UIImagePickerControllerEditedImage"),
            (.cropRect, "UIImagePickerControllerCropRect"),
            (.mediaURL, "UIImagePickerControllerMediaURL"),
            (.imageURL, "UIImagePickerControllerImageURL"),
            (.mediaMetadata, "UIImagePickerControllerMediaMetadata"),
            (.phAsset, "UIImagePickerControllerPHAsset"),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Sources of images have UIKit's numbers")
    func sources() {
        let table: [(UIImagePickerController.SourceType, Int)] = [
            (.photoLibrary, 0),
            (.camera, 1),
            (.savedPhotosAlbum, 2),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Cameras have UIKit's numbers")
    func cameras() {
        let table: [(UIImagePickerController.CameraDevice, Int)] = [
            (.rear, 0),
            (.front, 1),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Modes of cameras have UIKit's numbers")
    func captureModes() {
        let table: [(UIImagePickerController.CameraCaptureMode, Int)] = [
            (.photo, 0),
            (.video, 1),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Modes of the flash have UIKit's numbers")
    func flashModes() {
        let table: [(UIImagePickerController.CameraFlashMode, Int)] = [
            (.off, -1),
            (.auto, 0),
            (.on, 1),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Qualities of videos have UIKit's numbers")
    func qualities() {
        let table: [(UIImagePickerController.QualityType, Int)] = [
            (.typeHigh, 0),
            (.typeMedium, 1),
            (.typeLow, 2),
            (.type640x480, 3),
            (.typeIFrame1280x720, 4),
            (.typeIFrame960x540, 5),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
