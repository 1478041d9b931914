import FailureReporting
import UniformTypeIdentifiers

/// What a document picker does with files.
public enum UIDocumentPickerMode: UInt, Sendable {
    /// Hands out copies.
    case `import`
    /// Hands out the files.
    case open
    /// Saves copies.
    case exportToService
    /// Moves files.
    case moveToService
}
