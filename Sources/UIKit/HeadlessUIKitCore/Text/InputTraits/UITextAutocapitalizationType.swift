/// When the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none
    /// At the beginning of each word.
    case words
    /// At the beginning of each sentence.
    case sentences
    /// Always.
    case allCharacters
}
