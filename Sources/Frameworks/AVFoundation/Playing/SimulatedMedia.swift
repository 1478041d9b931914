import HeadlessUIKit

/// A film or a piece of sound that players of the device find at an address.
public struct SimulatedMedia: Sendable {
    /// How long it is.
    public var duration: Duration
    /// How long a player loads it.
    public var delay: Duration
    /// Why it cannot be played; `nil` if it can.
    public var error: URLError?

    /// Makes a piece that can be played.
    ///
    /// - Parameters:
    ///   - duration: how long it is; of zero or less it ends as it begins.
    ///   - delay: how long a player loads it; by default until the clock is moved.
    public init(duration: Duration, delay: Duration = .zero) {
        (self.duration, self.delay) = (duration, max(delay, .zero))
    }

    /// A piece that cannot be played.
    public static func failure(_ error: URLError) -> SimulatedMedia {
        var media = SimulatedMedia(duration: .zero)
        media.error = error
        return media
    }
}

/// The media that players of the device find, by their addresses.
public struct SimulatedMediaLibrary: Sendable {
    private var pieces: [String: SimulatedMedia] = [:]

    /// What addresses have that have no piece of their own: one minute, unless set. A file that is not there fails.
    public var others = SimulatedMedia(duration: .seconds(60))

    /// What an address has; `nil` if it was not set.
    public subscript(address: String) -> SimulatedMedia? {
        get { pieces[address] }
        set { pieces[address] = newValue }
    }

    /// What an address has; `nil` if it was not set.
    public subscript(url: URL) -> SimulatedMedia? {
        get { self[url.absoluteString] }
        set { self[url.absoluteString] = newValue }
    }

    func media(at url: URL) -> SimulatedMedia {
        if let piece = self[url] { return piece }
        if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) {
            return .failure(URLError(.fileDoesNotExist))
        }
        return others
    }
}

@MainActor
private final class MediaStore: DeviceService {
    var media = SimulatedMediaLibrary()

    init(_ device: SimulatedDevice) {}
}

extension SimulatedDevice {
    /// The media that players of the device find: nothing is decoded, and time passes on the test's clock.
    ///
    /// ```swift
    /// SimulatedDevice.current.media["https://example.com/intro.mp4"] = SimulatedMedia(duration: .seconds(90))
    /// ```
    public var media: SimulatedMediaLibrary {
        get { service(MediaStore.self).media }
        set { service(MediaStore.self).media = newValue }
    }
}
