// swift-tools-version: 6.2
import PackageDescription

let robot = "robot-swift"

let package = Package(
    name: "main-actor-tests",
    dependencies: [.package(name: robot, path: "../..")],
    targets: [
        // A target that depends on Robot needs the plugin alone.
        .testTarget(
            name: "CounterTests",
            dependencies: [.product(name: "MainActorTestDiscovery", package: robot)],
            plugins: [.plugin(name: "MainActorTests", package: robot)])
    ]
)
