extension UIImagePickerController {
    /// A key of what the delegate gets.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of what was chosen: `public.image` or `public.movie`.
        public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
        /// The picture.
        public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
        /// The picture after it was edited; here, the picture itself.
        public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the picture that was chosen; here, all of it.
        public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
        /// The file of a video.
        public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
        /// The file of a picture; there is none here.
        public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
        /// What the camera knows of a picture; there is nothing here.
        public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The photo in the library; there is none here.
        public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    }
}
