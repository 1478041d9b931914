/// What a photo picker shows, and how many photos can be chosen.
@preconcurrency @MainActor
public struct PHPickerConfiguration {
    /// The format in which photos are handed out.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The one that is best for the system.
        case automatic
        /// The photo's own.
        case current
        /// The one that most applications read.
        case compatible
    }

    /// How chosen photos are marked.
    public enum Selection: Int, Sendable {
        /// With a mark.
        case `default`
        /// With numbers, in the order in which they were chosen.
        case ordered
    }

    /// The format in which photos are handed out. It has no effect here.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How chosen photos are marked. It has no effect here.
    public var selection = Selection.default
    /// How many photos can be chosen; any number at 0, and one unless set. A negative number counts as 0.
    public var selectionLimit = 1
    /// The kinds of photos that are shown; all if `nil`.
    public var filter: PHPickerFilter?
    /// The identifiers of photos that are chosen at first, for a picker of a library.
    public var preselectedAssetIdentifiers: [String] = []
    let isOfLibrary: Bool

    /// Makes the usual values. Results have no identifiers.
    public init() {
        isOfLibrary = false
    }

    /// Makes the usual values for a library: results have the identifiers of their photos.
    public init(photoLibrary: PHPhotoLibrary) {
        isOfLibrary = true
    }
}
