import FailureReporting
import UniformTypeIdentifiers

/// A screen on which the user chooses files of ``SimulatedDevice/files``, or saves files of the application.
///
/// Each file is a button with its name; a tap chooses it. Where several can be chosen, "Open" ends the choice. Files of
/// the application are saved by "Save", and are in ``SimulatedDevice/exportedFiles`` then. The picker dismisses itself.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    private let files: [URL]
    private let isExport: Bool
    private var chosen: [Int] = []
    private var isOver = false
    private lazy var list = ChoiceList(files.map(\.lastPathComponent)) { [weak self] in self?.choose($0) }
    private lazy var content = BarredContent(title: "Files".asSystemText, content: list)

    /// Makes a picker of files of some types, which are handed out where they are, or as copies if `asCopy`.
    ///
    /// No copies are made here.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
        isExport = false
        files = UIApplication.shared.device.files.filter { url in
            let type = UTType(filenameExtension: url.pathExtension) ?? .data
            return contentTypes.contains { type.conforms(to: $0) || ($0 == .folder && url.hasDirectoryPath) }
        }
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of files of some types, which are handed out where they are.
    public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
        self.init(forOpeningContentTypes: contentTypes, asCopy: false)
    }

    /// Makes a picker of files of some types, by their identifiers.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import)
    }

    /// Makes a screen on which files of the application are saved. One that does not exist is a failure.
    public init(forExporting urls: [URL], asCopy: Bool) {
        isExport = true
        files = urls
        super.init(nibName: nil, bundle: nil)
        for url in urls where !FileManager.default.fileExists(atPath: url.path) {
            ChoiceFailure.noFile(url.path).record()
        }
    }

    /// Makes a screen on which files of the application are saved, and moved there.
    public convenience init(forExporting urls: [URL]) {
        self.init(forExporting: urls, asCopy: false)
    }

    /// Makes a picker of no files: nothing is decoded.
    public required init?(coder: NSCoder) {
        (files, isExport) = ([], false)
        super.init(coder: coder)
    }

    /// The object that gets the files.
    open weak var delegate: (any UIDocumentPickerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .documentPickerDelegate) }
    }

    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// The folder that is shown at first. It has no effect here.
    open var directoryURL: URL?
    /// Whether file names are shown with their extensions; they always are here. It has no effect here.
    open var shouldShowFileExtensions = false

    open override func loadView() {
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        if isExport || allowsMultipleSelection {
            let end = UIAction(title: (isExport ? "Save" : "Open").asSystemText) { [weak self] _ in
                self?.endChoice()
            }
            content.item.rightBarButtonItem = UIBarButtonItem(primaryAction: end)
        }
        update()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        delegate?.documentPickerWasCancelled(self)
    }

    private func choose(_ index: Int) {
        guard !isExport else { return }
        guard allowsMultipleSelection else { return finish([files[index]]) }
        if let place = chosen.firstIndex(of: index) {
            chosen.remove(at: place)
        } else {
            chosen.append(index)
        }
        update()
    }

    private func update() {
        list.mark(chosen)
        content.item.rightBarButtonItem?.isEnabled = isExport || !chosen.isEmpty
    }

    private func endChoice() {
        if isExport { UIApplication.shared.device.exportedFiles += files }
        finish(isExport ? files : chosen.map { files[$0] })
    }

    private func finish(_ urls: [URL]) {
        leave { $0.delegate?.documentPicker($0, didPickDocumentsAt: urls) }
    }

    private func cancel() {
        leave { $0.delegate?.documentPickerWasCancelled($0) }
    }

    private func leave(_ tell: (UIDocumentPickerViewController) -> Void) {
        guard !isOver else { return }
        isOver = true
        presentingViewController?.dismiss(animated: true)
        tell(self)
    }
}

extension URL {
    /// Begins to use a file that a picker handed out, which needs no permission. It has no effect here.
    ///
    /// - Returns: that it can be used.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends the use of a file that a picker handed out. It has no effect here.
    public func stopAccessingSecurityScopedResource() {}
}
