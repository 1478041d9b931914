/// Kinds of photos.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Kind: Hashable {
        case images, videos, livePhotos
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let kind: Kind

    /// Photos.
    public static let images = Self(kind: .images)
    /// Videos.
    public static let videos = Self(kind: .videos)
    /// Live photos, of which there are none here.
    public static let livePhotos = Self(kind: .livePhotos)

    /// Returns what is of at least one kind.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(kind: .any(subfilters)) }
    /// Returns what is of all kinds.
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(kind: .all(subfilters)) }
    /// Returns what is not of a kind.
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(kind: .not(filter)) }

    func admits(_ photo: SimulatedPhoto) -> Bool {
        switch kind {
        case .images: photo.videoURL == nil
        case .videos: photo.videoURL != nil
        case .livePhotos: false
        case .any(let filters): filters.contains { $0.admits(photo) }
        case .all(let filters): filters.allSatisfy { $0.admits(photo) }
        case .not(let filter): !filter.admits(photo)
        }
    }
}
