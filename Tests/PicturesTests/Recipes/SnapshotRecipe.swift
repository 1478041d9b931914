import Robot

// Example of Pictures.md
extension Snapshotting where Value == UIView, Format == String {
    @MainActor static var picture: Self { SimplySnapshotting.lines.pullback { Picture(of: $0).description } }
}
// End of example
