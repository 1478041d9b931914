import UniformTypeIdentifiers

/// An item that is handed from one application or screen to another, as data of several types.
///
/// ```swift
/// provider.loadObject(ofClass: UIImage.self) { image, error in
///     DispatchQueue.main.async { self.imageView.image = image as? UIImage }
/// }
/// ```
///
/// Handlers are called in a separate turn on the main thread.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    /// Calls the handler it is given with the data, or with an error.
    public typealias DataLoader =
        @MainActor (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    private struct Representation {
        let type: UTType
        let load: DataLoader
    }

    private var representations: [Representation] = []
    /// The values that were registered as they are, so that they come out the same.
    private var values: [Any] = []

    /// A name for the item, such as that of its file; `nil` unless set.
    open var suggestedName: String?

    public override init() {
        super.init()
    }

    /// Makes a provider of a value, such as an image, an `NSString` or an `NSURL`.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a value under a type.
    ///
    /// - Parameters:
    ///   - item: the value; data, or a value that an item provider can write.
    ///   - typeIdentifier: the type; that of the value if `nil`.
    public convenience init(item: Any?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if let data = item as? Data {
            register(UTType(importedAs: typeIdentifier ?? UTType.data.identifier)) {
                $0(data, nil)
                return nil
            }
        } else if let value = item as? any NSItemProviderWriting {
            if let typeIdentifier {
                register(value, as: typeIdentifier)
            } else {
                registerObject(value, visibility: .all)
            }
            values.append(value)
        }
    }

    /// Makes a provider of a file; `nil` for a URL that is not one of a file.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL else { return nil }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        register(type) { handler in
            do { handler(try Data(contentsOf: fileURL), nil) } catch { handler(nil, error) }
            return nil
        }
        values.append(fileURL)
    }

    // MARK: Registering

    /// To whom a representation is visible. It has no effect here.
    public enum RepresentationVisibility: Int, Sendable {
        /// All processes.
        case all
        /// Those of the same team.
        case team
        /// Those of the same group.
        case group
        /// This process.
        case ownProcess
    }

    /// Adds a value in all its types.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            register(object, as: type)
        }
        values.append(object)
    }

    /// Adds data of a type, which is made when it is asked for.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
        loadHandler: @escaping DataLoader
    ) {
        register(UTType(importedAs: typeIdentifier), loadHandler)
    }

    private func register(_ value: any NSItemProviderWriting, as type: String) {
        register(UTType(importedAs: type)) {
            value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
        }
    }

    private func register(_ type: UTType, _ load: @escaping DataLoader) {
        representations.removeAll { $0.type == type }
        representations.append(Representation(type: type, load: load))
    }

    // MARK: Types

    /// The identifiers of the types, in the order in which they were added.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The types, in the order in which they were added.
    open var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// Returns whether there is data of a type, or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    private func representation(_ type: String) -> Representation? {
        let type = UTType(importedAs: type)
        return representations.first { $0.type == type }
            ?? representations.first { $0.type.conforms(to: type) }
    }

    /// Returns whether a value of a class can be read.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readableType(of: aClass) != nil
    }

    private func readableType(of type: any NSItemProviderReading.Type) -> String? {
        type.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
    }

    // MARK: Loading

    /// Loads the data of a type, or of one that conforms to it.
    ///
    /// - Parameter completionHandler: called in a separate turn with the data, or with an error if there is none.
    /// - Returns: the progress, which is complete when the handler is called.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad(of: self)
        return inTurn(load) { [self] in
            guard let representation = representation(typeIdentifier) else {
                return load.end { completionHandler(nil, Self.noItem(typeIdentifier)) }
            }
            _ = representation.load { data, error in load.end { completionHandler(data, error) } }
        }
    }

    /// Loads the data of a type as a file, which is deleted after the handler was called.
    ///
    /// - Parameter completionHandler: called in a separate turn with the file, or with an error if there is none.
    /// - Returns: the progress, which is complete when the handler is called.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let type = representation(typeIdentifier)?.type ?? UTType(importedAs: typeIdentifier)
        let name = TemporaryFile.name(suggestedName, type)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            TemporaryFile.with(data, named: name, completionHandler)
        }
    }

    /// Loads a value of a class.
    ///
    /// - Parameters:
    ///   - aClass: such as `UIImage.self` or `NSString.self`.
    ///   - completionHandler: called in a separate turn with the value, or with an error if there is none.
    /// - Returns: the progress, which is complete when the handler is called.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        load(aClass, completionHandler)
    }

    /// Loads a value of a type, such as `String.self` or `URL.self`.
    ///
    /// - Parameters:
    ///   - aClass: the type.
    ///   - completionHandler: called in a separate turn with the value, or with an error if there is none.
    /// - Returns: the progress, which is complete when the handler is called.
    @discardableResult
    open func loadObject<Value: NSItemProviderReading>(
        ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value: _ExpressibleByItemProvider {
        load(aClass) { completionHandler($0 as? Value, $1) }
    }

    private func load(
        _ type: any NSItemProviderReading.Type,
        _ completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let load = ItemLoad(of: self)
        return inTurn(load) { [self] in
            for value in values {
                if Swift.type(of: value) == type, let value = value as? any NSItemProviderReading {
                    return load.end { completionHandler(value, nil) }
                }
            }
            guard let identifier = readableType(of: type), let item = representation(identifier) else {
                return load.end { completionHandler(nil, Self.noItem("\(type)")) }
            }
            _ = item.load { data, error in
                load.end {
                    guard let data else { return completionHandler(nil, error) }
                    do {
                        completionHandler(
                            try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
                    } catch { completionHandler(nil, error) }
                }
            }
        }
    }

    /// Loads the value of a type: the registered one, or its data.
    ///
    /// - Parameters:
    ///   - typeIdentifier: the type, or one that it conforms to.
    ///   - options: not used.
    ///   - completionHandler: called in a separate turn with the value, or with an error if there is none.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        let value = values.first
        guard let completionHandler else { return }
        if let value, !(value is Data), hasItemConformingToTypeIdentifier(typeIdentifier) {
            let load = ItemLoad(of: self)
            _ = inTurn(load) { load.end { completionHandler(value, nil) } }
        } else {
            loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, $1) }
        }
    }

    private func inTurn(_ load: ItemLoad, _ action: @escaping @MainActor () -> Void) -> Progress {
        UIApplication.shared.device.inTurnOfItsOwn("loading of an item", action)
        return load.progress
    }

    final var loadsUnderWay = 0 {
        didSet {
            guard loadsUnderWay == 0, let waiting = waiting.take() else { return }
            waiting()
        }
    }
    private final var waiting: (@MainActor () -> Void)?

    /// Calls a closure when no load is under way any more; it takes the place of an earlier one.
    final func whenLoaded(_ action: @escaping @MainActor () -> Void) {
        waiting = action
    }
}

extension String: _ExpressibleByItemProvider {}
extension URL: _ExpressibleByItemProvider {}
