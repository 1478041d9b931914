// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.

/// The word that a step begins with, as Swerkin calls it.
public enum StepType: Sendable {
    /// A step that sets up the situation.
    case Given
    /// A step that acts.
    case When
    /// A step that checks the result.
    case Then
    /// Another step of the same kind as the one before.
    case And
}
