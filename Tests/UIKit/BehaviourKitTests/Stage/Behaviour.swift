/// Something that UIKit does, shown by a few lines that log what they see.
///
/// It imports UIKit alone, so that it runs on a Mac as it runs here.
@MainActor
protocol Behaviour {
    /// What it shows, as one sentence.
    static var title: String { get }

    /// Does what is to be seen, and logs it.
    static func run(on stage: Stage) async
}
